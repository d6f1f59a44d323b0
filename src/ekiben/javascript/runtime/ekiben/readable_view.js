// How views are printed is nothing a page needs.

export const readable = (view) => view;

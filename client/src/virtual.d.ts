declare module "virtual:texts" {
  /** By language: its texts in Fluent, those that the page asks for; see scripts/texts.ts. */
  const load: Record<import("./lib/texts.svelte").Language, () => Promise<{ default: string }>>;
  export default load;
}

// Compiled from Python, without types: `src/tab/python.ts` has those of what the page uses.
declare module "python/*";

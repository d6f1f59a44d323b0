import { describe, expect, it } from "vitest";
import { escaped, fold, has, mark, plainOf, wordsOf } from "./searching";

describe("finding words", () => {
  it("does not mind case and accents", () => {
    expect(fold("Événement ESTACIÓN")).toBe("evenement estacion");
    expect(fold("Чёрный вагон")).toBe("черный вагон");
    expect(fold("мой")).not.toBe(fold("мои"));
    expect(fold("l’été −3\u00a0¥")).toBe("l'ete -3 ¥");
  });

  it("keeps every sign at its place", () => {
    for (const text of ["Ёлка, İzmir, ﬁn", "façade", "Москва́"]) expect(fold(text)).toHaveLength(text.length);
  });

  it("looks for all words, and not for single letters", () => {
    expect(wordsOf("  Vía a  estación ")).toEqual(["via", "estacion"]);
    expect(has("La estación tiene vía", wordsOf("via estacion"))).toBe(true);
    expect(has("La estación", wordsOf("via estacion"))).toBe(false);
  });
});

describe("marking", () => {
  it("marks what is found, and counts it", () => {
    expect(mark("<p>Una vía, otra Via.</p>", ["via"])).toEqual({
      html: "<p>Una <mark data-hit>vía</mark>, otra <mark data-hit>Via</mark>.</p>",
      hits: 2,
    });
  });

  it("leaves HTML as it is", () => {
    const html = '<p><a href="#track">x</a> &lt;strong&gt; <span data-icon="track"></span></p>';
    expect(mark(html, ["track"])).toEqual({ html, hits: 0 });
    expect(mark(html, ["strong"]).html).toContain("&lt;<mark data-hit>strong</mark>&gt;");
    expect(mark(html, [])).toEqual({ html, hits: 0 });
  });

  it("marks across bold and links, but not across blocks", () => {
    const found = mark("<p><strong>pre</strong>pare</p>", ["prepare"]);
    expect(found.html).toBe("<p><strong><mark data-hit>pre</mark></strong><mark>pare</mark></p>");
    expect(found.hits).toBe(1);
    expect(mark("<li>pre</li><li>pare</li>", ["prepare"]).hits).toBe(0);
  });

  it("marks words that overlap once", () => {
    expect(mark("stations", ["station", "stat", "ions"])).toEqual({
      html: "<mark data-hit>stations</mark>",
      hits: 1,
    });
  });

  it("marks signs that HTML spells out", () => {
    expect(mark("a&amp;b c", ["a&b"]).html).toBe("<mark data-hit>a</mark><mark>&amp;</mark><mark>b</mark> c");
    expect(plainOf("<p>a &lt; <em>b</em></p>")).toBe("\na < b\n");
    expect(escaped("<b> & c")).toBe("&lt;b&gt; &amp; c");
  });
});

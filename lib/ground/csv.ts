/** Tells a spreadsheet that what follows is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet would take for a formula, and run. */
const FORMULA_START = /^[=+\-@\t]/;

/** Whether RFC 4180 wants the cell in quotation marks. */
const NEEDS_QUOTES = /[",\r\n]/;

/** One record of RFC 4180, its line break included, with no cell that a spreadsheet would run. */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** The cell as a spreadsheet may show it: a leading apostrophe makes a formula plain text. */
export function harmless(cell: string): string {
  return FORMULA_START.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `harmless`. */
export function unharmed(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Several texts in one cell, a blank line between each two; a blank line within one becomes a line break. */
export function joinedTexts(texts: readonly string[]): string {
  return texts.map((text) => textsIn(text).join("\n")).join("\n\n");
}

/** The texts of a cell that `joinedTexts` made. */
export function textsIn(cell: string): string[] {
  return cell
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

function csvCell(cell: string): string {
  const text = harmless(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** That a member was erased, and when. */
export interface Erasure {
  userId: string;
  erasedAt: Date;
}

/**
 * Reads what `npm run erasures:list` printed: a line for each, the member's id, a blank, and when it was.
 *
 * @throws on the first line that says something else
 */
export function parseErasures(text: string): Erasure[] {
  // npm, unless it is told to be silent, begins its output with the command that it runs.
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("> "));
  return lines.map((line, index) => {
    const [userId = "", at = ""] = line.trim().split(/\s+/);
    const erasedAt = new Date(at);
    if (!/^[0-9a-f-]{36}$/.test(userId) || Number.isNaN(erasedAt.getTime())) {
      throw new Error(`Line ${index + 1} is not a member's id and a time. Nothing was erased.`);
    }
    return { userId, erasedAt };
  });
}

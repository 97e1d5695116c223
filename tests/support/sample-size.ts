/** How many to try where only many tell: a tenth of what `npm run bench -- chance` tries, which sets FULL_SIZE. */
export function sampleSize(full: number): number {
  return process.env.FULL_SIZE ? full : Math.ceil(full / 10);
}

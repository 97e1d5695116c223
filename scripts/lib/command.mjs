/** Something the person at the keyboard can mend: shown as its message alone, without a stack. */
export class Stop extends Error {}

/** Runs a command's main function; a `Stop` ends the process with its message. */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    const said = error instanceof Stop ? error.message : error;
    if (said) console.error(said);
    process.exit(1);
  }
}

/** Says what takes time while it takes it, and for how long it did. */
export async function step(title, work) {
  const started = performance.now();
  console.log(`${title} …`);
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  if (seconds > 5) console.log(`${title}: done in ${Math.round(seconds)} s`);
  return result;
}

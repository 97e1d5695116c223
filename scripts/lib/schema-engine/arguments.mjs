/**
 * What Prisma asks of its engine on the command line.
 *
 * @param {string[]} words
 */
export function readArguments(words) {
  const options = { datamodels: [], url: "", version: false, command: undefined };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === "--datamodels" || word === "-d") options.datamodels.push(words[++at]);
    else if (word === "--datasource") options.url = JSON.parse(words[++at]).url ?? "";
    else if (word === "--version") options.version = true;
    else if (word === "cli") options.command = words[at + 1];
  }
  return { ...options, embedded: isEmbedded(options.url) };
}

function isEmbedded(url) {
  return !/^postgres(ql)?:\/\//.test(url) || new URL(url).hostname === "embedded";
}

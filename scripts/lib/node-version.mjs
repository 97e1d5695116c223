// Imported first by every command: what follows may use anything that this version has.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Hearten needs Node 20.19 or newer; this is ${process.version}. Get one at https://nodejs.org`,
  );
  process.exit(1);
}

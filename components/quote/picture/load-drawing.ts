/**
 * One of our drawings as an image of a given size. Its file names no size, and a canvas draws a drawing without one
 * blurred or, in Firefox, not at all.
 */
export async function loadDrawing(path: string, width: number, height: number): Promise<HTMLImageElement> {
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  const source = (await reply.text()).replace("<svg ", `<svg width="${width}" height="${height}" `);
  const address = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

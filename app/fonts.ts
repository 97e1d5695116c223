import localFont from "next/font/local";

/* Each family comes as two files, so that a browser fetches latin-ext only for the names that need it.
   The fallbacks stand in the tokens: a fallback between the two files would win over latin-ext. */
const figtreeLatin = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  variable: "--font-figtree-latin",
  weight: "300 900",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});

const figtreeLatinExt = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
  variable: "--font-figtree-latin-ext",
  weight: "300 900",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

const brygadaLatin = localFont({
  src: "../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2",
  variable: "--font-brygada-latin",
  weight: "400 700",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});

const brygadaLatinExt = localFont({
  src: "../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2",
  variable: "--font-brygada-latin-ext",
  weight: "400 700",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

/** The classes that name the font files; they belong on `html`. */
export const fontClasses = [figtreeLatin, figtreeLatinExt, brygadaLatin, brygadaLatinExt]
  .map((font) => font.variable)
  .join(" ");

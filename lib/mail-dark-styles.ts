/**
 * How a mail looks to readers in the dark: mail programs know no custom properties, and those that turn colours over by
 * themselves leave alone what has a dark side of its own. Plain characters only: it is written into a page as it is,
 * and the content security policy knows it by its hash.
 */
export const MAIL_DARK_STYLES =
  "@media (prefers-color-scheme: dark) { body, body td { background-color: #0f191b !important; } .paper { background-color: #172426 !important; } .paper td { background-color: transparent !important; } h1, p { color: #eef1e9 !important; } p a { color: #f3be68 !important; } a.button { background-color: #f3be68 !important; color: #2a1c02 !important; } }";

/** Says quietly that this server is the demo. */
export function DemoMark() {
  return <span className="demo-mark">Demo</span>;
}

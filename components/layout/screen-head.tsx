interface ScreenHeadProps {
  title: React.ReactNode;
  subtitle?: React.ReactNode;
  /** Over the title, such as the way back. */
  above?: React.ReactNode;
  /** Under the title, such as the way to the favorites. */
  below?: React.ReactNode;
}

/** The page's title on the sky; its width keeps words clear of the sun and the moon. */
export function ScreenHead({ title, subtitle, above, below }: ScreenHeadProps) {
  return (
    <div className="head">
      {above}
      <h1 className="title">{title}</h1>
      {subtitle && <p>{subtitle}</p>}
      {below}
    </div>
  );
}

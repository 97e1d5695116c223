interface ScreenHeadProps {
  title: React.ReactNode;
  subtitle?: React.ReactNode;
}

/** The page's title on the sky; its width keeps words clear of the sun and the moon. */
export function ScreenHead({ title, subtitle }: ScreenHeadProps) {
  return (
    <div className="head">
      <h1 className="title">{title}</h1>
      {subtitle && <p>{subtitle}</p>}
    </div>
  );
}

/** Over how many days a dimension's line may be asked for. */
export const LINE_DAYS = [30, 90] as const;
export type LineDays = (typeof LINE_DAYS)[number];

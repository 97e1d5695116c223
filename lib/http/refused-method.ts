/** Set on a request whose method Next cannot take: the route then answers 405 with the methods that it has. */
export const REFUSED_METHOD = "x-refused-method";

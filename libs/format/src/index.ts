export * from './capacity';
export * from './dhaka-time';
export * from './money';
export * from './parse-phone';
export * from './phone';
export * from './picture';
export * from './reading-time';
export * from './unit-figures';

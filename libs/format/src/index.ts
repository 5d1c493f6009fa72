export * from './capacity';
export * from './dhaka-time';
export * from './money';
export * from './phone';
export * from './picture';
export * from './unit-figures';

/** Prevents the start of the product, with a sentence for the person who starts it. */
export class StartError extends Error {}

/** Converts an error of opening a port to a message in plain words. */
export function portError(error: NodeJS.ErrnoException, port: number, host?: string): Error {
  const other = `PORT=${port < 65000 ? port + 10 : 8080}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken by another program. Stop that program, or use another port: ${other}`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} can’t be opened by this user. Use another port: ${other}`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST=${host ?? ''} is not an address of this machine.`);
    default:
      return error;
  }
}

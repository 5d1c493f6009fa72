import { useEffect, useRef } from 'react';

/** Gives files an address to be shown from; all of them end with the page. */
export function useFileAddresses(): (file: File) => string {
  const given = useRef<string[]>([]);
  useEffect(() => {
    const addresses = given.current;
    return () => addresses.forEach((address) => URL.revokeObjectURL(address));
  }, []);
  return (file) => {
    const address = URL.createObjectURL(file);
    given.current.push(address);
    return address;
  };
}

import { useEffect, useState } from 'react';

/** The value once it has not changed for `ms` milliseconds: so that a search does not run for every letter typed. */
export const useDebouncedValue = <Value>(value: Value, ms = 400): Value => {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ key, value });
  useEffect(() => {
    if (key === settled.key) return;
    const timer = setTimeout(() => setSettled({ key, value }), ms);
    return () => clearTimeout(timer);
  }, [key, settled.key, value, ms]);
  return settled.value;
};

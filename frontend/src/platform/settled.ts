import { useEffect, useState } from 'react';

/** A value as it was when it last stayed the same for a while: what is typed is not asked about letter by letter. */
export const useSettled = <Value,>(value: Value, ms = 400): Value => {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ key, value });
  useEffect(() => {
    if (key === settled.key) return;
    const timer = setTimeout(() => setSettled({ key, value }), ms);
    return () => clearTimeout(timer);
  }, [key, settled.key, value, ms]);
  return settled.value;
};

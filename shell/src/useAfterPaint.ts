import { useEffect, useState } from 'react';

/** @returns false until the browser has painted this and is idle, at most a second later; then true */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const paint = () => setPainted(true);
    // Not in Safari, and not in tests.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(paint);
      return () => clearTimeout(timer);
    }
    const callback = requestIdleCallback(paint, { timeout: 1000 });
    return () => cancelIdleCallback(callback);
  }, []);
  return isPainted;
}

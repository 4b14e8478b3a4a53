import { useEffect, useState } from 'react';

/** Where somebody is who first chooses and then says who they are, which Back goes back from. @returns the step, and how to go to one */
export function useStep() {
  const [step, setStep] = useState<'choose' | 'person'>('choose');
  useEffect(() => {
    const back = ({ state }: PopStateEvent) => setStep(state === 'person' ? 'person' : 'choose');
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  // In braces: a browser may answer scrolling with a promise, which is no way to end an effect.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [step]);
  const go = (to: 'choose' | 'person') => {
    if (to === 'person') window.history.pushState(to, '');
    else if (window.history.state === 'person') return window.history.back();
    setStep(to);
  };
  return [step, go] as const;
}

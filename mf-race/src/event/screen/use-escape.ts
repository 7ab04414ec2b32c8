import { useNavigate } from '@holeshot/platform';
import { useEffect } from 'react';

/** A screen at the field has no controls: Escape leads to `href`. */
export function useEscape(href: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && navigate(href);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, href]);
}

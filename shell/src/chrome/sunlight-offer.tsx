import { styled } from '@holeshot/platform';
import { Button, Column } from '@holeshot/ui';
import { useState } from 'react';
import { chooseTheme } from '../app/theme';

const Note = styled(Column).attrs({ as: 'section', 'aria-label': 'Sunlight' })`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block: 6px;
  p {
    flex: 1;
  }
`;

/** Offers the sunlight theme once on phones set to light. */
export function SunlightOffer() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const answer = (theme: 'sun' | 'dark') => {
    chooseTheme(theme);
    setOpen(false);
  };
  return (
    <Note>
      <p>Reading outdoors?</p>
      <Button $look="primary" onClick={() => answer('sun')}>
        Sunlight
      </Button>
      <Button $look="quiet" onClick={() => answer('dark')}>
        Stay dark
      </Button>
    </Note>
  );
}

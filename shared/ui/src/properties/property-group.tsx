import { styled } from '@holeshot/platform';
import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons';

const Frame = styled.details`
  grid-column: 1 / -1;
  border: 1px solid var(--line);
  border-radius: 6px;
  & + & {
    margin-top: -10px;
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding: 8px 14px;
  border-radius: 5px;
  font-weight: 600;
  cursor: pointer;
  overflow-wrap: anywhere;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: var(--s3);
  }
  svg {
    flex: none;
    color: var(--t2);
  }
`;

const Edited = styled.span`
  color: var(--amber);
`;

const Faulty = styled.span`
  color: var(--red-t);
`;

const Content = styled.div`
  padding: 8px 14px 16px;
`;

interface PropertyGroupProps {
  title: string;
  editedCount: number;
  faultCount: number;
  children: ReactNode;
}

/** Properties in a group that is collapsed until needed. */
export const PropertyGroup = ({ title, editedCount, faultCount, children }: PropertyGroupProps) => (
  <Frame>
    <Summary>
      <span>
        {title}
        {editedCount > 0 && <Edited> · {editedCount} edited</Edited>}
        {faultCount > 0 && <Faulty> · {faultCount} to correct</Faulty>}
      </span>
      <ChevronIcon />
    </Summary>
    <Content>{children}</Content>
  </Frame>
);

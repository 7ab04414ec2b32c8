import { SiteLink, styled } from '@holeshot/platform';

const Name = styled(SiteLink)`
  font-weight: 600;
  font-size: 17px;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  &:hover {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
`;

const You = styled.span`
  margin-left: 7px;
  padding: 0 4px;
  border: 1px solid var(--edge);
  border-radius: 3px;
  color: var(--t2);
  font-size: 12px;
  font-weight: 600;
`;

interface PilotNameProps {
  name: string;
  href: string;
  /** marks the signed-in person's own name */
  isYou?: boolean;
}

/** A callsign, linked to the pilot. */
export function PilotName({ name, href, isYou = false }: PilotNameProps) {
  return (
    <Name to={href}>
      {name}
      {isYou && <You>you</You>}
    </Name>
  );
}

import { css, SiteLink, styled } from '@holeshot/platform';

/** The look of a pilot's link, for lists that style hundreds of plain links. */
export const pilotLink = css`
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  @media (pointer: coarse) {
    padding-block: 10px;
  }
  &:hover {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
`;

const Name = styled(SiteLink)`
  font-weight: 600;
  font-size: 17px;
  ${pilotLink}
`;

interface PilotNameProps {
  name: string;
  href: string;
}

/** A pilot's name, linked to the pilot's page. */
export function PilotName({ name, href }: PilotNameProps) {
  return (
    <Name to={href} dir="auto">
      {name}
    </Name>
  );
}

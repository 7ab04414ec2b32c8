import { downloadHref, EXTERNAL_LINKS, pilotsHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { Column } from '@holeshot/ui';
import { MenuLink, NARROW } from './menu-link';

const Foot = styled.footer`
  margin-top: 72px;
  border-top: 1px solid var(--line);
  color: var(--t3);
  font-size: 15px;
`;

const Row = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 24px;
  padding-block: 14px 20px;
`;

const Links = styled.div`
  display: flex;
  margin: 0 -12px;
  ${NARROW} {
    margin: 0 -7px;
  }
`;

export function Footer() {
  return (
    <Foot>
      <Row>
        <span>Holeshot timing, for Windows and Mac</span>
        <Links>
          <MenuLink label="Pilots" href={pilotsHref()} />
          <MenuLink label="Download" href={downloadHref()} />
          <MenuLink label="Online Manual" href={EXTERNAL_LINKS.manual} external />
        </Links>
      </Row>
    </Foot>
  );
}

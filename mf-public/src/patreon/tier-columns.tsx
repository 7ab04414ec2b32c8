import { EXTERNAL_LINKS } from '@holeshot/contract';
import { ExternalLink, styled } from '@holeshot/platform';
import { buttonLook, VisuallyHidden } from '@holeshot/ui';
import { TIERS } from './tiers';

const Columns = styled.ul`
  display: grid;
  border-top: 1px solid var(--edge);
  > li {
    display: flex;
    flex-direction: column;
    padding: 20px 0 24px;
    border-bottom: 1px solid var(--line);
  }
  @media (min-width: 860px) {
    grid-template-columns: repeat(4, 1fr);
    border-bottom: 1px solid var(--line);
    > li {
      padding: 20px 22px 26px;
      border-bottom: 0;
    }
    > li:first-child {
      padding-left: 0;
    }
    > li + li {
      border-left: 1px solid var(--line);
    }
  }
`;

const Price = styled.p`
  margin: 2px 0 14px;
  font-size: 38px;
  font-weight: 700;
  line-height: 1.1;
  small {
    display: block;
    min-height: 1.4em;
    font-size: 15px;
    font-weight: 400;
    line-height: 1.4;
    color: var(--t2);
  }
`;

const Benefits = styled.ul`
  margin-bottom: auto;
  padding-bottom: 20px;
  li {
    padding: 7px 0;
    border-top: 1px solid var(--line);
  }
`;

const InDevelopment = styled.li`
  color: var(--t2);
`;

const Star = styled.span`
  color: var(--amber);
`;

const Join = styled(ExternalLink)<{ $look: 'primary' | 'outline' }>`
  ${buttonLook}
`;

const Footnote = styled.p`
  padding: 12px 0;
  font-size: 15px;
  color: var(--t2);
`;

/** The four tiers with price, benefits and Join (R18). */
export function TierColumns() {
  return (
    <>
      <Columns>
        {TIERS.map(({ name, price, period, benefits, isLead = false }) => (
          <li key={name}>
            <h2>{name}</h2>
            <Price>
              {price}
              <small>{period}</small>
            </Price>
            <Benefits>
              {benefits.map(({ text, isInDevelopment }) =>
                isInDevelopment ? (
                  <InDevelopment key={text}>
                    {text} <Star aria-hidden="true">*</Star>
                    <VisuallyHidden>, still in development</VisuallyHidden>
                  </InDevelopment>
                ) : (
                  <li key={text}>{text}</li>
                ),
              )}
            </Benefits>
            <Join
              $look={isLead ? 'primary' : 'outline'}
              href={EXTERNAL_LINKS.support}
              label={`Join ${name}`}
              aria-label={`Join ${name}`}
            >
              Join
            </Join>
          </li>
        ))}
      </Columns>
      <Footnote>
        <Star aria-hidden="true">*</Star> still in development
      </Footnote>
    </>
  );
}

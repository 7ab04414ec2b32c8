import type { Account } from '@holeshot/client';
import { clubHref } from '@holeshot/contract';
import { Lines, Section, TextLink } from '@holeshot/ui';

/** The clubs that the person asked to join, until a manager answers. */
export function AskedClubs({ clubs }: { clubs: Account['askedClubs'] }) {
  if (clubs.length === 0) return null;
  return (
    <Section heading="Clubs">
      <Lines>
        {clubs.map(({ id, name }) => (
          <li key={id}>
            Asked <TextLink to={clubHref({ clubId: id })}>{name}</TextLink>; a manager decides.
          </li>
        ))}
      </Lines>
    </Section>
  );
}

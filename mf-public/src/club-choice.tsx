import { styled } from '@holeshot/platform';
import { Button, SelectBox } from '@holeshot/ui';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  min-width: 0;
  @media (scripting: enabled) {
    button {
      display: none;
    }
  }
`;

interface ClubChoiceProps {
  /** the page's address, for browsers without scripts */
  action: string;
  clubs: readonly { id: number; name: string }[];
  chosenId: number | null;
  onChoose: (clubId: string) => void;
}

/** Chooses the club whose figures a page shows; a plain form without scripts. */
export const ClubChoice = ({ action, clubs, chosenId, onChoose }: ClubChoiceProps) => (
  <Form action={action}>
    <SelectBox
      name="club"
      aria-label="Club"
      value={String(chosenId)}
      onChange={({ target }) => onChoose(target.value)}
    >
      {clubs.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectBox>
    <Button type="submit">Show</Button>
  </Form>
);

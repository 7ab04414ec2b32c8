import { styled } from '@holeshot/platform';
import { isSameName, ScriptedButton, setFollowed, useFollowedNames, VisuallyHidden } from '@holeshot/ui';
import { StarIcon } from './star-icon';

const IconButton = styled(ScriptedButton)`
  flex: none;
  width: 44px;
  min-height: 44px;
  padding: 0;
  &[aria-pressed='true'] {
    color: var(--t1);
  }
`;

interface FollowButtonProps {
  /** the pilot's */
  name: string;
  /** shows only a star, for lists */
  isCompact?: boolean;
}

/** Follows a pilot on this device, in every event, without signing in. Needs scripts. */
export function FollowButton({ name, isCompact = false }: FollowButtonProps) {
  const isFollowed = useFollowedNames().some((followed) => isSameName(followed, name));
  const toggle = {
    'aria-pressed': isFollowed,
    'data-print': 'no',
    onClick: () => setFollowed(name, !isFollowed),
  };
  if (isCompact) {
    return (
      <IconButton {...toggle} $look="quiet">
        <StarIcon isFilled={isFollowed} />
        <VisuallyHidden>Follow {name}</VisuallyHidden>
      </IconButton>
    );
  }
  return (
    <ScriptedButton {...toggle} $small>
      <StarIcon isFilled={isFollowed} />
      Follow<VisuallyHidden> {name}</VisuallyHidden>
    </ScriptedButton>
  );
}

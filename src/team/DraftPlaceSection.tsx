import { useStore } from 'zustand';
import { draftPlaceSetting } from '../library/settings/settings';
import { syncKnowledge } from '../library/sync/syncState';
import { spaceRights } from '../schema/responses/spaces';
import { Checkbox } from '../ui/controls/Input';

/** Whether the drafts of this browser are on the server too. */
export function DraftPlaceSection() {
  const place = useStore(draftPlaceSetting);
  const spaces = useStore(syncKnowledge, (known) => known.spaces);
  const readOnly = spaces?.every(({ role }) => role === 'viewer') ?? false;
  return (
    <>
      <Checkbox
        label="Save drafts on the server too"
        hint="Then your other browsers and your team can open them, and backups include them. Otherwise they stay in this browser."
        checked={place === 'server'}
        onChange={({ target }) => draftPlaceSetting.setState(target.checked ? 'server' : 'browser')}
      />
      {place === 'server' && spaces && spaces.length > 1 && (
        <p>
          Your spaces:{' '}
          {spaces.map(({ name, label, role }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <bdi>{label}</bdi> ({spaceRights[role].toLowerCase()})
            </span>
          ))}
        </p>
      )}
      {place === 'server' && spaces && readOnly && (
        <p>Your role can only read the drafts on the server. What you write stays in this browser.</p>
      )}
    </>
  );
}

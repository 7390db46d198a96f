import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

type ForeignPicturesProps = { hosts: readonly string[]; onLoad: () => void };

/** Asks before pictures of a template from elsewhere are loaded. */
export function ForeignPictures({ hosts, onLoad }: ForeignPicturesProps) {
  return (
    <Notice
      tone="info"
      title={`Pictures from ${inWords(hosts)} are not loaded`}
      actions={
        <Button size="small" onClick={onLoad}>
          Load pictures
        </Button>
      }
    >
      <p>This template came from elsewhere. Who loads its pictures tells their hosts that somebody looks.</p>
    </Notice>
  );
}

/** "a", "a and b", "a, b and 3 more". */
function inWords(hosts: readonly string[]): string {
  const named = hosts.length > 3 ? [...hosts.slice(0, 2), `${hosts.length - 2} more`] : hosts;
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(named);
}

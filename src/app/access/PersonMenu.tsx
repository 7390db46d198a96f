import { LogIn } from 'lucide-react';
import { useLocation } from 'wouter';
import { ButtonLink } from '../../ui/controls/Button';
import { Menu } from '../../ui/menu/Menu';
import type { Session } from '../../workspace/services/createSession';
import { personItems } from './personItems';
import styles from './PersonMenu.module.css';
import { signInLink } from './signInLink';

const initialsOf = (name: string) =>
  name
    .split(/[\s._-]+|@.*/u)
    .filter((part) => part !== '')
    .slice(0, 2)
    .map((part) => String.fromCodePoint(part.codePointAt(0) ?? 0).toUpperCase())
    .join('');

/** Who is signed in, or the way to sign in. */
export function PersonMenu({ session }: { session: Session }) {
  const [, navigate] = useLocation();
  if (session.role === undefined)
    return (
      <ButtonLink size="small" icon={<LogIn aria-hidden />} {...signInLink(location)} aria-label="Sign in">
        <span className={styles.word}>Sign in</span>
      </ButtonLink>
    );
  const name = session.name ?? 'You';
  return (
    <Menu label={`You: ${name}`} items={() => personItems(session, navigate)}>
      <span aria-hidden className={styles.initials} title={`${name}, ${session.role}`}>
        {initialsOf(name)}
      </span>
    </Menu>
  );
}

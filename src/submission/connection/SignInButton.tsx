import { ButtonLink } from '../../ui/controls/Button';

/** Opens the sign-in in another tab, so that nothing in this one is lost. */
export function SignInButton() {
  return (
    <ButtonLink look="primary" href="/auth/sign-in?to=%2Fauth%2Fdone" target="_blank">
      Sign in
    </ButtonLink>
  );
}

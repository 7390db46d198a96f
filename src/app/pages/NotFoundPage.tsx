import { Link } from 'wouter';

export function NotFoundPage() {
  return (
    <>
      <h1>There is no page at this address</h1>
      <p>
        The address may be mistyped, or the page deleted. Go to <Link href="/">your templates</Link> or look
        at <Link href="/gallery">the gallery</Link>.
      </p>
    </>
  );
}

/** A browser as far as a sign-in needs one: it keeps cookies by host name and follows redirects. */
export function createCookieJar() {
  const cookies = new Map<string, Map<string, string>>();
  const of = (address: URL) => {
    const known = cookies.get(address.hostname) ?? new Map<string, string>();
    cookies.set(address.hostname, known);
    return known;
  };

  async function call(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    const own = of(url);
    if (own.size > 0) headers.set('Cookie', [...own].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      const isGone = attributes.some((one) => /^max-age=0$|^expires=thu, 01 jan 1970/i.test(one));
      if (isGone) own.delete(name);
      else own.set(name, pair.slice(at + 1));
    }
    return answer;
  }
  return {
    call,
    cookies: (address: string) => of(new URL(address)),
    /** Follows redirects until an answer that is none, or one for which `until` says so. */
    async follow(address: string, until: (next: URL) => boolean = () => false) {
      let url = new URL(address);
      for (let step = 0; step < 20; step += 1) {
        const answer = await call(url);
        const location = answer.headers.get('location');
        if (location === null) return { answer, url };
        url = new URL(location, url);
        if (until(url)) return { answer, url };
      }
      throw new Error('Too many redirects.');
    },
  };
}

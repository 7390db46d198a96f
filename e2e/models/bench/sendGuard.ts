import type { APIRequestContext, APIResponse, Browser, BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    maySend: (address: string) => Promise<boolean>;
  }
}

/** Where templates are created and verifications are started: at a platform, and through the page's server. */
const sendPath = /\/v2\/rcs\/[^/]+\/templates\/?$|\/v1\/verifications\/?$/;
/** The same below a server of the page. */
const serverPath =
  /^(?:\/api(?:\/platforms\/(?<platform>[^/]+))?)?(?:\/v2\/rcs\/[^/]+\/templates|(?<verification>\/verification)\/v1\/verifications)$/;

type Destination = { name?: string; platform: 'embedded' | 'remote'; baseUrl: string };
type Asked = Destination & { platforms?: Destination[] };

const blocked: string[] = [];
const trusted = new Set<string>();

let closesPages = true;

/** Whether a blocked send closes the pages of its context, so that the flow fails at once with the reason. */
export function closePagesWhenBlocked(closes: boolean): void {
  closesPages = closes;
}

const reasonOf = (address: string) => `Blocked: ${address} is not known to belong to an embedded platform.`;

/** Returns the sends that were blocked since the last call. */
export const takeBlocked = (): string[] => blocked.splice(0);

/** For stubs that a test itself starts and ends: sends to this address are no harm. */
export function trustPlatform(address: string): void {
  trusted.add(new URL(address).origin);
}

const isHarmless = (destination: Destination | undefined) =>
  destination !== undefined &&
  (destination.platform === 'embedded' ||
    (URL.canParse(destination.baseUrl) && trusted.has(new URL(destination.baseUrl).origin)));

type Verdict = 'harmless' | 'harmful' | 'unreachable';

/** Asks the server at an address whether what is sent there stays within its embedded platform. */
async function judge(request: APIRequestContext, url: URL): Promise<Verdict> {
  if (trusted.has(url.origin)) return 'harmless';
  const groups = serverPath.exec(url.pathname)?.groups;
  if (groups === undefined) return 'harmful';
  const { platform: name, verification } = groups;
  const part = verification === undefined ? '' : '/verification';
  const response = await request.get(`${url.origin}/api${part}/connection`).catch(() => undefined);
  if (response === undefined) return 'unreachable';
  const { platforms = [], ...own } = (await response.json().catch(() => ({}))) as Asked;
  const isHarmlessThere = url.pathname.startsWith('/api/')
    ? [name === undefined ? own : platforms.find((each) => each.name === name)].every(isHarmless)
    : [own, ...platforms].some(({ platform }) => platform === 'embedded');
  return isHarmlessThere ? 'harmless' : 'harmful';
}

/** Decides about one request that sends, and notes it when it is blocked. */
async function decide(request: APIRequestContext, address: string): Promise<Verdict> {
  const url = new URL(address);
  const verdict = await judge(request, url);
  // An unreachable server gets nothing either: the request fails as it would have.
  if (verdict === 'harmful') blocked.push(`POST ${url.origin}${url.pathname}`);
  return verdict;
}

const guarded = new WeakSet<object>();

/** Guards all that a page of the context sends, also pages of other addresses and other tabs. */
async function guardContext(context: BrowserContext): Promise<void> {
  if (guarded.has(context)) return;
  guarded.add(context);
  await context.exposeFunction('maySend', async (address: string) => {
    const verdict = await decide(context.request, address);
    // The page itself shows no more than a lost connection, and the flow would wait until its time is over.
    if (verdict === 'harmful' && closesPages) void context.close({ reason: reasonOf(address) });
    return verdict === 'harmless';
  });
  // A route would be overruled by routes of the flow, and switches the cache off.
  await context.addInitScript((source) => {
    const pattern = new RegExp(source);
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const isRequest = input instanceof Request;
      const method = init?.method ?? (isRequest ? input.method : 'GET');
      const url = new URL(isRequest ? input.url : input, document.baseURI);
      if (method.toUpperCase() !== 'POST' || !pattern.test(url.pathname)) return send(input, init);
      return window
        .maySend(url.href)
        .then((may) => (may ? send(input, init) : Promise.reject(new TypeError('Failed to fetch'))));
    };
    // The page sends with fetch only.
    const refuse = (address: string | URL) => {
      const url = new URL(address, document.baseURI);
      if (!pattern.test(url.pathname)) return;
      void window.maySend(url.href);
      throw new TypeError('Blocked: templates and verifications are sent with fetch only.');
    };
    // oxlint-disable-next-line typescript/unbound-method -- called on its object below
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function openGuarded(this: XMLHttpRequest, ...all: unknown[]) {
      refuse(String(all[1]));
      Reflect.apply(open, this, all);
    };
    const beacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, data) => {
      refuse(address);
      return beacon(address, data);
    };
  }, sendPath.source);
}

type FetchTarget = Parameters<APIRequestContext['fetch']>[0];
type FetchOptions = Parameters<APIRequestContext['fetch']>[1];

/**
 * Blocks creations and starts of verifications by any page and any request context of this process, unless the server
 * that gets them says that its platform is embedded. Templates cannot be deleted at a real platform.
 *
 * It changes the classes of Playwright, because a flow may open contexts of its own.
 */
export function installSendGuard(browser: Browser, request: APIRequestContext): void {
  const contexts = Object.getPrototypeOf(browser) as Browser;
  if (!guarded.has(contexts)) {
    guarded.add(contexts);
    // oxlint-disable-next-line typescript/unbound-method -- called on its object below
    const { newContext } = contexts;
    contexts.newContext = async function newGuardedContext(this: Browser, options) {
      const context = await newContext.call(this, options);
      await guardContext(context);
      return context;
    };
  }
  const requests = Object.getPrototypeOf(request) as APIRequestContext;
  if (guarded.has(requests)) return;
  guarded.add(requests);
  // oxlint-disable-next-line typescript/unbound-method -- called on its object below
  const { fetch } = requests;
  requests.fetch = async function fetchGuarded<T>(
    this: APIRequestContext,
    target: FetchTarget,
    options: FetchOptions = {},
  ) {
    const isText = typeof target === 'string';
    const method = options.method ?? (isText ? 'GET' : target.method());
    const address = isText ? target : target.url();
    if (method.toUpperCase() === 'POST' && sendPath.test(new URL(address, 'http://base.invalid').pathname)) {
      // The base address of a context is known to itself only: a harmless request tells it.
      const url = URL.canParse(address)
        ? address
        : new URL(address, (await fetch.call(this, '/livez')).url()).href;
      if ((await decide(this, url)) !== 'harmless') throw new Error(reasonOf(url));
    }
    return fetch.call(this, target, options) as Promise<APIResponse<T>>;
  };
}

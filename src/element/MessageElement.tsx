import '../schema/values/zod';
import { createRoot, type Root } from 'react-dom/client';
import { observedAttributes, readLook } from './attributes';
import { ElementPhones, notDrawn } from './ElementPhones';
import type { RcsMessageElement, RcsProblem, RcsSender, RcsTap } from './files/rcs-message';
import elementStyles from './element.css?inline';
import type { Problem } from './fitMessage';
import { ownFamilies, releaseFonts, requireFonts } from './fonts';
import { fetchMessage, readMessage, type MessageSource } from './readMessage';
import { guardPictureAddress, problemOf, fitSender } from './fitSender';
import { lazy } from '../lib/values';
import type { MapMediaUrl } from '../preview/media/sourcesOf';

/** The styles of the phones, as texts for the shadow tree. */
const phoneStyles = import.meta.glob<string>(
  ['../preview/**/*.css', '!../preview/evidence/**', '!../preview/fonts/emoji.css'],
  { query: '?inline', import: 'default', eager: true },
);

/** One sheet for all elements of a page. A content security policy without inline styles allows it. */
const styleSheet = lazy(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ownFamilies([elementStyles, ...Object.values(phoneStyles)].join('\n')));
  return sheet;
});

// A server loads the module too, to draw the page around the element.
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

const noMessage = 'There is no message to show. Set the property “message” or the attribute “src”.';
/** Milliseconds in which a page usually has its message. */
const patience = 3000;

/** The properties that a page may set before the element is defined. */
const properties = ['message', 'sender', 'pictureAddress'] as const;

/**
 * `<rcs-message>`: an RCS message on the drawn phones. Everything is inside of its shadow tree but the fonts, which are
 * the document's while it has such an element. Its types for others are in `files/rcs-message.d.ts`.
 */
class MessageElement extends Base implements Pick<RcsMessageElement, (typeof properties)[number]> {
  static readonly observedAttributes = observedAttributes;
  #message: unknown;
  #sender: RcsSender | string | undefined;
  #pictureAddress: MapMediaUrl | undefined;
  #root: Root | undefined;
  #shown: MessageSource | undefined;
  #request: AbortController | undefined;
  #isDrawn = true;
  #attempt = 0;
  #usedSender: ReturnType<typeof fitSender>['sender'] = {};
  #mapPicture: MapMediaUrl | undefined;
  /** What is told when the phones are drawn: by then, listeners that are added together with a message are there. */
  readonly #untold: Problem[] = [];
  readonly #logged = new Set<string>();
  #reminder: ReturnType<typeof setTimeout> | undefined;

  get message(): unknown {
    return this.#message;
  }
  set message(message: unknown) {
    this.#message = message;
    this.#read();
  }
  get sender(): RcsSender | string | undefined {
    return this.#sender;
  }
  set sender(sender: RcsSender | string | undefined) {
    this.#sender = sender;
    const { sender: used, problems } = fitSender(sender);
    this.#usedSender = used;
    this.#untold.push(...problems);
    this.#draw();
  }
  get pictureAddress(): MapMediaUrl | undefined {
    return this.#pictureAddress;
  }
  set pictureAddress(map: MapMediaUrl | undefined) {
    this.#pictureAddress = map;
    const { mapPicture, problems } = guardPictureAddress(map, this.#tell);
    this.#mapPicture = mapPicture;
    this.#untold.push(...problems);
    this.#draw();
  }

  connectedCallback() {
    // Only moved to another place.
    if (this.#root) return;
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [styleSheet()];
    const place = document.createElement('div');
    place.className = 'root';
    shadow.replaceChildren(place);
    this.#root = createRoot(place);
    requireFonts();
    for (const name of properties) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = this[name];
      delete this[name];
      Object.assign(this, { [name]: value });
    }
    this.#read();
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected || !this.#root) return;
      this.#request?.abort();
      clearTimeout(this.#reminder);
      this.#root.unmount();
      this.#root = undefined;
      this.#shown = undefined;
      this.shadowRoot?.replaceChildren();
      releaseFonts();
    });
  }

  attributeChangedCallback(name: string) {
    if (name === 'src') this.#read();
    else this.#draw();
  }

  #read() {
    if (!this.#root) return;
    this.#request?.abort();
    clearTimeout(this.#reminder);
    const request = new AbortController();
    this.#request = request;
    const source = this.getAttribute('src');
    const isGiven = this.#message !== undefined && this.#message !== null;
    const show = (shown: MessageSource | undefined) => {
      if (request.signal.aborted) return;
      this.#shown = shown;
      this.#untold.push(...(shown?.problems ?? []));
      this.#draw();
    };
    if (!isGiven && source === null) {
      this.#reminder = setTimeout(() => this.#log(noMessage), patience);
      return show(undefined);
    }
    const read =
      isGiven || source === null ? readMessage(this.#message) : fetchMessage(source, request.signal);
    if (!(read instanceof Promise)) return show(read);
    this.#draw();
    return void read.then(show);
  }

  /** Draws once for all attributes and properties that are set together. */
  #draw() {
    if (!this.#isDrawn) return;
    this.#isDrawn = false;
    queueMicrotask(() => {
      this.#isDrawn = true;
      if (!this.#root) return;
      const shown = this.#shown;
      const look = readLook(this, shown?.ok ? shown : {});
      this.#attempt += 1;
      this.shadowRoot?.firstElementChild?.toggleAttribute('data-without-notes', !look.hasNotes);
      this.#root.render(
        <ElementPhones
          shown={shown}
          // Frameworks set the property also where somebody wrote the attribute.
          look={{ ...look, agent: { ...look.agent, ...this.#usedSender } }}
          pictureAddress={this.#mapPicture}
          attempt={this.#attempt}
          onTap={this.#tap}
          onFailure={this.#fail}
        />,
      );
      for (const problem of this.#untold.splice(0)) this.#tell(problem);
    });
  }

  readonly #tap = (detail: RcsTap): boolean =>
    this.dispatchEvent(new CustomEvent('tap', { detail, bubbles: true, composed: true, cancelable: true }));

  readonly #tell = ({ message, path, sentence }: Problem) => {
    this.#log(sentence);
    const detail: RcsProblem = { message, path };
    this.dispatchEvent(new CustomEvent('problem', { detail, bubbles: true, composed: true }));
  };

  readonly #fail = (error: unknown) => {
    // oxlint-disable-next-line no-console -- whoever made the page looks there
    console.error(error);
    this.#tell(problemOf(notDrawn));
  };

  /** Each sentence once. */
  #log(sentence: string) {
    if (this.#logged.has(sentence)) return;
    this.#logged.add(sentence);
    // oxlint-disable-next-line no-console -- whoever made the page looks there
    console.warn(`<rcs-message>: ${sentence}`);
  }
}

// A page may load the file twice.
if (globalThis.customElements && !customElements.get('rcs-message')) {
  customElements.define('rcs-message', MessageElement);
}

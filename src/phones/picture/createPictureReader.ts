/** Replaces a picture whose server does not let pages read it. It takes the box of the picture, so its text is never cut. */
const placeholder = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg"><style>text{font:13px sans-serif;fill:#4b5261;text-anchor:middle}@media(max-width:99px){text{font-size:9px}}</style><rect width="100%" height="100%" fill="#dfe2e8"/><text x="50%" y="50%" dy="-.2em">Picture</text><text x="50%" y="50%" dy="1.1em">not included</text></svg>',
)}`;

/** Time limit for loading a picture. */
const pictureTimeoutMs = 5000;

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    const timer = setTimeout(
      () => reject(new Error('The picture did not arrive in time.')),
      pictureTimeoutMs,
    );
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(image);
    });
    image.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('The picture may not be read.'));
    });
    image.src = address;
  });
}

/** The picture at an address as a data URL. Rejects if it may not be read. */
async function readPicture(address: string): Promise<string> {
  const image = await load(address);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth || 464;
  canvas.height = image.naturalHeight || 224;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}

/** Reads the pictures of a drawing, and collects the hosts of those that may not be read. */
export function createPictureReader() {
  const hosts = new Set<string>();
  return {
    /** The picture at an address as a data URL, or the placeholder. */
    async read(address: string): Promise<string> {
      try {
        return await readPicture(address);
      } catch {
        hosts.add(new URL(address, location.href).host);
        return placeholder;
      }
    },
    /** A copy of a canvas is still a canvas if its content may not be read: the first frame of a moving picture. */
    replaceUnread(copy: Node) {
      if (!(copy instanceof HTMLCanvasElement)) return;
      hosts.add('the website of an animated picture');
      copy.style.background = `url("${placeholder}") center / cover`;
    },
    unreadHosts: (): readonly string[] => [...hosts],
  };
}

export type PictureReader = ReturnType<typeof createPictureReader>;

/** The sentence about pictures that are not in a drawing; empty if all are. */
export function describeUnread(hosts: readonly string[]): string {
  if (hosts.length === 0) return '';
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(hosts);
  return `Pictures from ${names} are missing, because ${hosts.length === 1 ? 'that website blocks' : 'those websites block'} copying.`;
}

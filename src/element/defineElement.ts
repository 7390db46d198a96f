import '../schema/values/zod';
import { MessageElement } from './MessageElement';

// A page may load the file twice, and a server has no elements.
if (globalThis.customElements && !customElements.get('rcs-message')) {
  customElements.define('rcs-message', MessageElement);
}

import { isIP, type BlockList } from 'node:net';

/** Adds an address block like `192.0.2.0/24` to a list; false if the text is not an address block. */
export function addCidr(blocks: BlockList, text: string): boolean {
  const [address = '', prefix = '', ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix)) return false;
  try {
    blocks.addSubnet(address, Number(prefix), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

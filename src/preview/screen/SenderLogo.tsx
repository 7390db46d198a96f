import { useState, type CSSProperties } from 'react';
import type { Agent } from '../model/agent';

type SenderLogoProps = { agent: Agent; className: string | undefined; ground?: CSSProperties };

/** The logo of the sender; without one, or if loading fails, the first letter of its name on a ground. */
export function SenderLogo({ agent: { name, logoUrl }, className, ground }: SenderLogoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return logoUrl && logoUrl !== brokenUrl ? (
    <img
      className={className}
      src={logoUrl}
      alt=""
      referrerPolicy="no-referrer"
      data-testid="preview-logo"
      onError={() => setBrokenUrl(logoUrl)}
    />
  ) : (
    <span className={className} style={ground} aria-hidden="true" data-testid="preview-logo">
      {Array.from(name.trim())[0]?.toUpperCase()}
    </span>
  );
}

export interface SecurityOptions {
  siteOrigin: string;
  /** Hosts that forms may post to besides our own, in `FORM_MODE=direct`. */
  formTargets?: readonly string[];
}

const permissionsOff = (
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer ' +
  'microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking'
)
  .split(' ')
  .map((feature) => `${feature}=()`)
  .join();

/** Inline styles and scripts that the policy is to allow. */
export interface Inline {
  /** `sha256-…` of a style sheet. */
  styleHash?: string | undefined;
  /** Of scripts. */
  nonce?: string | undefined;
}

/** The headers that go on every answer, whatever it is; the policy allows what the answer carries inline. */
export function securityHeaders(options: SecurityOptions, inline: Inline = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options, inline),
    ...(options.siteOrigin.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': permissionsOff,
  };
}

/** The `Content-Security-Policy` of an answer that carries this inline. */
export function contentSecurityPolicy(
  { formTargets = [] }: SecurityOptions,
  { styleHash, nonce }: Inline,
): string {
  return [
    "default-src 'none'",
    nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    styleHash ? `style-src 'self' '${styleHash}'` : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';');
}

/** The answer of `GET /api/contact`, under the names the specification gives. */
export interface ContactAnswer {
  company: string;
  location: string;
  /** E.164. */
  mobile: string;
  /** E.164. */
  whatsapp: string;
  email: string;
  /** An https link that opens a map. */
  maps: string;
}

/** A message to be sent. What it says is made when it is sent, so no secret link is ever stored. */
export interface NewMail {
  /** The name of the template that makes subject and text. */
  template: string;
  /** One address. */
  to: string;
  /** What the template needs beside the address. */
  data?: Record<string, unknown>;
}

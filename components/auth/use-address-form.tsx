/** The address typed so far: it stays when one finds oneself on the other tab. */
export interface KeptEmail {
  email: string;
  onEmail: (email: string) => void;
}

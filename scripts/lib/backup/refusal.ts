/** Why a backup or a restore does not go on, and what to do: shown as its message alone, without a stack. */
export class Refusal extends Error {}

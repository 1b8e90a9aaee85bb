export { FINDINGS, type Check, type Code, type Finding, type State } from './finding.ts';
export { verify, type VerifyOptions } from './verify.ts';

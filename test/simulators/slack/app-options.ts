import { usualScopes } from './workspace-options.ts';

/** The app as its pages at Slack show it. */
export interface AppOptions {
  appId: string;
  name: string;
  clientId: string;
  clientSecret: string;
  signingSecret: string;
  redirectUris: readonly string[];
  /** What an installation may ask for. */
  botScopes: readonly string[];
  /** Events come over a WebSocket of the app's instead of to its request URL. */
  socketMode: boolean;
  homeTab: boolean;
  /** Given to other firms without being in Slack's marketplace: their histories are read a few messages at a time. */
  unlisted: boolean;
}

export const defaultApp: AppOptions = {
  appId: 'A01LEADS',
  name: 'Lead Intake',
  clientId: '4070801001.5080901002',
  clientSecret: '8f14e45fceea167a5a36dedd4bea2543',
  signingSecret: 'b6589fc6ab0dc82cf12099d1c2d40ab9',
  redirectUris: ['http://localhost:3000/slack/oauth_redirect'],
  botScopes: usualScopes,
  socketMode: false,
  homeTab: true,
  unlisted: false,
};

export interface PostHogSettings {
  key: string;
  host: string;
}

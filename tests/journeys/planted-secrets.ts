/** Secrets in the environment of the tests' build, which a test then searches for in the build. */
export const plantedSecrets = {
  SPEECH_API_KEY: 'planted-speech-key-6f1c',
  MEDIA_CLOUD_NAME: 'planted-cloud-name-0e52',
  VIDEO_API_KEY: 'planted-video-key-90ab',
  MEDIA_UPLOAD_PRESET: 'planted-upload-preset-41d7',
  LAKE_ADMIN_TOKEN: 'planted-admin-token-c3e8',
  SANITY_API_TOKEN: 'planted-sanity-token-77b2',
};

export default {
  images: {
    remotePatterns: [{ protocol: 'http', hostname: 'localhost', port: '3000', pathname: '/images/**' }],
    // Next.js 16 resizes no picture of a private address, which localhost is, without it.
    dangerouslyAllowLocalIP: true,
  },
};
